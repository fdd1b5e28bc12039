import { PageHead } from '../ui/head/PageHead.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { CardSamples } from './styleguide/CardSamples.tsx';
import { ControlSamples } from './styleguide/ControlSamples.tsx';
import { FigureSamples } from './styleguide/FigureSamples.tsx';
import { MessageSamples } from './styleguide/MessageSamples.tsx';
import { TokenSamples } from './styleguide/TokenSamples.tsx';

/** /styleguide, in development only: all parts of the design system. */
export default function StyleguidePage() {
  return (
    <>
      <PageHead
        title="Style guide"
        description="Every part of the design system."
        path="/styleguide"
        noIndex
      />
      <TitleBand heading="Style guide" lead="Every part of the design system, in both colour schemes." slim />
      <Section heading="Tokens" split>
        <TokenSamples />
      </Section>
      <Section heading="Controls" split>
        <ControlSamples />
      </Section>
      <Section heading="Messages" split>
        <MessageSamples />
      </Section>
      <Section heading="Figures" split>
        <FigureSamples />
      </Section>
      <Section heading="Cards" tone="tint">
        <CardSamples />
      </Section>
    </>
  );
}
