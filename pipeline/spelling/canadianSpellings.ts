/** Spellings from elsewhere, and the Canadian ones that visitors of a guide in Canada read. */
const spellings: Readonly<Record<string, string>> = {
  aluminium: 'aluminum',
  authorisation: 'authorization',
  behavior: 'behaviour',
  canceled: 'cancelled',
  canceling: 'cancelling',
  'car park': 'parking lot',
  'car parks': 'parking lots',
  catalog: 'catalogue',
  center: 'centre',
  centers: 'centres',
  color: 'colour',
  colored: 'coloured',
  colorful: 'colourful',
  colors: 'colours',
  defense: 'defence',
  favor: 'favour',
  favorite: 'favourite',
  favorites: 'favourites',
  fiber: 'fibre',
  flavor: 'flavour',
  flavors: 'flavours',
  gray: 'grey',
  harbor: 'harbour',
  honor: 'honour',
  honored: 'honoured',
  jewelry: 'jewellery',
  kerb: 'curb',
  kilometer: 'kilometre',
  kilometers: 'kilometres',
  labeled: 'labelled',
  labor: 'labour',
  liter: 'litre',
  liters: 'litres',
  meter: 'metre',
  meters: 'metres',
  neighbor: 'neighbour',
  neighborhood: 'neighbourhood',
  neighboring: 'neighbouring',
  neighbors: 'neighbours',
  petrol: 'gas',
  plow: 'plough',
  programme: 'program',
  programmes: 'programs',
  rumor: 'rumour',
  skillful: 'skilful',
  specialised: 'specialized',
  theater: 'theatre',
  theaters: 'theatres',
  traveled: 'travelled',
  traveler: 'traveller',
  travelers: 'travellers',
  traveling: 'travelling',
  tyre: 'tire',
  tyres: 'tires',
  windscreen: 'windshield',
};

const word = new RegExp(`\\b(${Object.keys(spellings).join('|')})\\b`, 'gi');
/** Addresses, code, and names that are spelled as their owners do. */
const quoted = /https?:\S+|```[^]*?```|`[^`\n]*`|Condé Nast Traveler/g;

export interface ForeignSpelling {
  found: string;
  /** The Canadian spelling, with a capital if the word found has one. */
  fix: string;
}

/** Returns words not spelled the Canadian way. */
export function foreignSpellings(text: string): ForeignSpelling[] {
  return [...text.replace(quoted, '').matchAll(word)].map(([found]) => {
    const fix = spellings[found.toLowerCase()] ?? found;
    const isCapital = found[0] !== found[0]?.toLowerCase();
    return { found, fix: isCapital ? fix.replace(/^./, (letter) => letter.toUpperCase()) : fix };
  });
}
