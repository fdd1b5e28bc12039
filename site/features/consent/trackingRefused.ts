/** Returns true if the browser refuses tracking by Global Privacy Control or Do Not Track. */
export function trackingRefused(): boolean {
  const { doNotTrack } = navigator;
  return (
    doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  );
}
