import { usePage } from '../data/usePage.ts';
import { LinkButton } from '../ui/Button/LinkButton.tsx';
import { EmptyState } from '../ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../ui/head/PageHead.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';

/** /saved */
export default function SavedPage() {
  const page = usePage('saved');
  if (!page) return null;
  return (
    <>
      <PageHead title={page.title} description={page.description} path={page.path} noIndex />
      <TitleBand heading={page.heading} lead={page.lead} slim />
      <Section heading="Your places">
        <EmptyState
          heading="Nothing saved yet"
          message="Places that you save stay on this device and show up here."
        >
          <LinkButton to="/attractions">Browse attractions</LinkButton>
        </EmptyState>
      </Section>
    </>
  );
}
