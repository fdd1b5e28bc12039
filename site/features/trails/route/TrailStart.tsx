import { useState } from 'react';
import type { TrailDetail } from '#schemas/types/published.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Row } from '../../../ui/Layout/Layout.tsx';
import { PlaceLinks } from '../../../ui/MapView/PlaceLinks.tsx';
import { coordinatesOf } from '../../../ui/MapView/coordinatesOf.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconCopy } from '../../../ui/icons/icons.tsx';
import { Block } from '../../../ui/Section/Section.tsx';
import { screenOnly } from '../../../ui/theme/shared.css.ts';
import * as styles from './TrailRoute.css.ts';

const copyWords = {
  '': '',
  copied: 'Copied.',
  failed: "Couldn't copy. Select the coordinates and copy them.",
};

/** Renders the trailhead: coordinates to copy, and how to get there. */
export function TrailStart({ trail }: { trail: TrailDetail }) {
  const { access, name } = trail;
  const [copy, setCopy] = useState<keyof typeof copyWords>('');
  const start = coordinatesOf(trail);
  const facts = [
    ...(access.bus ? [{ term: 'Bus', value: access.bus }] : []),
    ...(access.parking ? [{ term: 'Parking', value: access.parking }] : []),
  ];
  if (!start && facts.length === 0) return null;
  const text = start && `${start.lat}, ${start.lng}`;
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '');
      setCopy('copied');
    } catch {
      setCopy('failed');
    }
  };
  return (
    <Block heading="Getting to the trailhead" folds>
      {start && (
        <>
          <p className={styles.coordinates}>
            Trailhead <span>{text}</span>
          </p>
          <div className={screenOnly}>
            <Row>
              <Button small variant="outline" onClick={() => void copyText()}>
                <IconCopy size={20} aria-hidden />
                Copy
              </Button>
              <span role="status">{copyWords[copy]}</span>
              <PlaceLinks at={start} name={name} />
            </Row>
          </div>
        </>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
    </Block>
  );
}
