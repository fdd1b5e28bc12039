/** The browser says for its visitor, by Global Privacy Control or Do Not Track, that nobody is to follow them. */
export function trackingRefused(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
