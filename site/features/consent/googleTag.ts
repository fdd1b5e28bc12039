declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** Returns the tag id of an ads id such as AW-123/label. */
const tagOf = (adsId: string) => adsId.split('/', 1)[0] ?? adsId;

function loadScript(id: string): void {
  if (document.querySelector('script[data-google-tag]')) return;
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.googleTag = '';
  document.head.append(script);
}

/** Returns the queue of the Google tag, which needs the arguments object itself, as its documentation says. */
function queue(): (...command: unknown[]) => void {
  const dataLayer = (window.dataLayer ??= []);
  if (!window.gtag) {
    window.gtag = function gtag() {
      // oxlint-disable-next-line prefer-rest-params -- an array is not understood
      dataLayer.push(arguments);
    };
    window.gtag('js', new Date());
  }
  return window.gtag;
}

/** Loads the analytics tag. One script serves analytics and ads. */
export function loadAnalytics(analyticsId: string): void {
  queue()('config', analyticsId);
  loadScript(analyticsId);
}

/** Loads the ads tag and defines the hook that reports a conversion. Its promise resolves when it is reported. */
export function loadAds(adsId: string): void {
  const gtag = queue();
  gtag('config', tagOf(adsId));
  loadScript(tagOf(adsId));
  window.gtag_report_conversion = () =>
    new Promise<void>((resolve) => {
      gtag('event', 'conversion', { send_to: adsId, event_callback: () => resolve() });
    });
}
