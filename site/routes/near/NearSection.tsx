import type { ComponentType } from 'react';
import { Section } from '../../ui/Section/Section.tsx';
import { awayNote } from '../../ui/text/text.ts';
import type { TileLooks } from './Tile.tsx';
import { tiles } from './Tile.css.ts';

interface NearSectionProps<T> {
  heading: string;
  tone?: 'tint';
  looks: TileLooks;
  records: T[];
  /** Component that renders a record. */
  of: ComponentType<{ record: T; looks: TileLooks }>;
}

/** A section with tiles of nearby records of one kind; renders nothing without any. */
export function NearSection<T extends { id: number }>({
  heading,
  tone,
  looks,
  records,
  of: Tile,
}: NearSectionProps<T>) {
  if (records.length === 0) return null;
  return (
    <Section heading={heading} intro={awayNote} tone={tone} screenOnly>
      <div className={tiles[looks]}>
        {records.map((record) => (
          <Tile key={record.id} record={record} looks={looks} />
        ))}
      </div>
    </Section>
  );
}
