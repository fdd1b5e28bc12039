import { published } from '../data/published.ts';
import { usePublished } from '../data/usePublished.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { ListFrame } from './frames/ListFrame.tsx';
import { ListLoading } from './frames/LoadingPage.tsx';

const load = () => import('../notices/NoticeCalendar.tsx');
const NoticeCalendar = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) })(
  (regions) => regions.NoticeCalendar,
);

/** /notices */
export default function NoticesPage() {
  return (
    <ListFrame
      words="notices"
      what="notices"
      answer={usePublished(published.notices)}
      structuredData={undefined}
    >
      {(page, notices) =>
        notices ? (
          <>
            <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} slim />
            <NoticeCalendar notices={notices} />
          </>
        ) : (
          <ListLoading page={page} label="Loading..." of="two" />
        )
      }
    </ListFrame>
  );
}
