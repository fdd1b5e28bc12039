import type { Site } from '#schemas/types/published.ts';
import { partnerUrl } from '../../partners/partnerUrl.ts';
import { Row, Stack } from '../../ui/Layout/Layout.tsx';
import { Disclosure, OutboundLink } from '../../ui/OutboundLink/OutboundLink.tsx';

/** Link to the partner's own list of activities, with the disclosure. */
export function BrowseAllActivities({ site }: { site: Site }) {
  const partner = site.partners.activities;
  return (
    <Stack gap="tight">
      <Row>
        <OutboundLink href={partnerUrl(partner.url, partner)} variant="outline">
          Browse All Activities
        </OutboundLink>
      </Row>
      <Disclosure>{site.disclosure}</Disclosure>
    </Stack>
  );
}
