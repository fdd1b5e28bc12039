import type { Site } from '#schemas/types/published.ts';
import { Block } from '../../ui/Section/Block.tsx';
import { ConsentButtons } from './ConsentButtons.tsx';
import { outsideServices } from './outsideServices.ts';
import { trackingRefused } from './trackingRefused.ts';
import { useConsent } from './useConsent.ts';

/** Of what the browser itself decided there is nothing to press. */
function DecidedByBrowser() {
  return (
    <p role="status">
      Your browser says that it does not want to be tracked, so none of them is loaded. To decide otherwise,
      change that in the settings of your browser.
    </p>
  );
}

const answers = { granted: 'You have allowed them.', refused: 'You have refused them.' };

/** What the visitor has decided about outside services, and the buttons to decide anew. */
export function ConsentChoice({ site }: { site: Site }) {
  const consent = useConsent();
  const services = outsideServices(site);
  return (
    <Block heading="Your choice" id="choice">
      {services.length === 0 ? (
        <p>This guide is set up without outside services at the moment, so there is nothing to decide.</p>
      ) : (
        <>
          <p>Outside services here: {new Intl.ListFormat('en').format(services)}.</p>
          {consent === 'refused' && trackingRefused() ? (
            <DecidedByBrowser />
          ) : (
            <>
              <p role="status">
                {consent ? answers[consent] : 'You have not decided yet, so none of them is loaded.'} A
                service that is already loaded goes when you reload the page.
              </p>
              <ConsentButtons />
            </>
          )}
        </>
      )}
    </Block>
  );
}
