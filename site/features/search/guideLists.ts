/** Lists of the guide, for visitors whom the search does not help. */
export const guideLists = [
  { label: 'Attractions', href: '/attractions' },
  { label: 'Activities', href: '/activities' },
  { label: 'Stays', href: '/accommodations' },
  { label: 'Events', href: '/events' },
  { label: 'Hiking Trails', href: '/hiking-map' },
  { label: 'Closures and notices', href: '/notices' },
];
