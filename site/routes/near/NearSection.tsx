import type { ReactNode } from 'react';
import { Grid } from '../../ui/Layout/Layout.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { awayNote } from '../../ui/text/text.ts';

interface NearSectionProps<T> {
  heading: string;
  tone?: 'tint';
  grid: 'posters' | 'tickets' | 'stays' | 'trails';
  records: T[];
  renderCard: (record: T) => ReactNode;
}

/** A section with the cards of nearby records of one kind; renders nothing without any. */
export function NearSection<T extends { id: number }>({
  heading,
  tone,
  grid,
  records,
  renderCard,
}: NearSectionProps<T>) {
  if (records.length === 0) return null;
  return (
    <Section heading={heading} intro={awayNote} tone={tone} screenOnly>
      <Grid of={grid}>{records.map(renderCard)}</Grid>
    </Section>
  );
}
