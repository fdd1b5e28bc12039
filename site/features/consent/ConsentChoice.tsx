import type { Site } from '#schemas/types/published.ts';
import { Block } from '../../ui/Section/Section.tsx';
import { listInWords } from '../../ui/text/text.ts';
import { ConsentButtons, outsideServices } from './ConsentButtons.tsx';
import { trackingRefused, useConsent } from './consentStore.ts';

/** Renders a decision that the browser made, without buttons. */
function DecidedByBrowser() {
  return (
    <p role="status">
      Your browser asks sites not to track you, so we don't load any of these. You can change that in the
      settings of your browser.
    </p>
  );
}

const answers = { granted: "You've allowed these.", refused: "You've declined these." };

/** Renders the visitor's decision about outside services, and the buttons to change it. */
export default function ConsentChoice({ site }: { site: Site }) {
  const consent = useConsent();
  const services = outsideServices(site);
  return (
    <Block heading="Your choice" id="choice">
      {services.length === 0 ? (
        <p>This guide doesn't use any optional outside services right now, so there's nothing to choose.</p>
      ) : (
        <>
          <p>Outside services here: {listInWords(services)}.</p>
          {consent === 'refused' && trackingRefused() ? (
            <DecidedByBrowser />
          ) : (
            <>
              <p role="status">
                {consent ? answers[consent] : "You haven't chosen yet, so nothing is loaded."} A service that
                is already loaded goes when you reload the page.
              </p>
              <ConsentButtons />
            </>
          )}
        </>
      )}
    </Block>
  );
}
