import { IconLeaf } from '../../ui/icons/tabler/IconLeaf.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { SeasonBanner } from '../../ui/SeasonBanner/SeasonBanner.tsx';
import { SkeletonGrid } from '../../ui/Skeleton/Skeleton.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';

const tones = ['info', 'warning', 'danger', 'ok'] as const;

/** Notices, errors, empty and loading states. */
export function MessageSamples() {
  return (
    <Stack gap="wide">
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} heading={`A notice of the tone "${tone}"`} level={3}>
          <p>One or two sentences that say what to do.</p>
        </Notice>
      ))}
      <SeasonBanner icon={<IconLeaf size={22} aria-hidden />}>
        <strong>What matters now.</strong> In one line.
      </SeasonBanner>
      <Row>
        <Tag>Quiet</Tag>
        <Tag tone="gold">Gold</Tag>
        <Tag tone="outline">Outline</Tag>
        <Tag tone="danger">Danger</Tag>
      </Row>
      <EmptyState heading="Nothing found" message="Try other filters.">
        <Button>Clear Filters</Button>
      </EmptyState>
      <SkeletonGrid of="trails" label="Loading samples" />
    </Stack>
  );
}
