import { Row, Wrap } from '../ui/Layout/Layout.tsx';
import { button } from '../ui/Button/Button.css.ts';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { linkList } from '../ui/Text/Text.css.ts';

/**
 * Page that replaces one which is not saved on the device. The worker fills in the requested address and the closest
 * saved pages, see worker/answerPage.ts.
 */
export default function OfflinePage() {
  return (
    <>
      <PageHead title="Not available offline" description="" path="/offline" noIndex />
      <TitleBand
        heading="Not available offline"
        lead="You're offline, and this page isn't saved on this device."
        slim
      >
        <Row>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the address that is shown, whichever it is */}
          <a href="" className={button.main}>
            Try again
          </a>
        </Row>
      </TitleBand>
      <Section heading="Similar pages" intro="These are saved on this device.">
        <ul data-fill="nearest" className={linkList} />
      </Section>
      <Wrap>
        <p>
          You were going to <strong data-fill="wanted" />. It will load when you’re back online.
        </p>
      </Wrap>
    </>
  );
}
