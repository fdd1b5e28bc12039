declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** Id of the tag in an ads id such as AW-123/label. */
const tagOf = (adsId: string) => adsId.split('/', 1)[0] ?? adsId;

function loadScript(id: string): void {
  if (document.querySelector('script[data-google-tag]')) return;
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.dataset.googleTag = '';
  document.head.append(script);
}

/** The queue that the Google tag reads, as its instructions define it: it wants the arguments object itself. */
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

/** Loads the analytics tag. One script serves analytics and ads, whichever comes first. */
export function loadAnalytics(analyticsId: string): void {
  queue()('config', analyticsId);
  loadScript(analyticsId);
}

/** Loads the ads tag and defines the hook that reports a conversion; the promise it answers with ends when it has. */
export function loadAds(adsId: string): void {
  const gtag = queue();
  gtag('config', tagOf(adsId));
  loadScript(tagOf(adsId));
  window.gtag_report_conversion = () =>
    new Promise<void>((resolve) => {
      gtag('event', 'conversion', { send_to: adsId, event_callback: () => resolve() });
    });
}
