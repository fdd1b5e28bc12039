import { published } from '../data/published.ts';
import { usePublished } from '../data/usePublished.ts';
import { lazyRegions } from '../ui/hydration/lazyRegions.tsx';
import { TitleBand } from '../ui/TitleBand/TitleBand.tsx';
import { ListFrame } from './frames/ListFrame.tsx';
import { ListLoading, type PageProps } from './frames/LoadingPage.tsx';

const load = () => import('../notices/NoticeCalendar.tsx');
const region = lazyRegions({ load, prerendered: import.meta.env.SSR && (await load()) });
const NoticeCalendar = region((module) => module.NoticeCalendar);
const NoticesMap = region((module) => module.NoticesMap);

/** /notices */
export default function NoticesPage({ site }: PageProps) {
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
            <TitleBand heading={page.heading} lead={page.lead} picture={page.picture} slim beside={null} />
            <NoticesMap site={site} notices={notices} />
            <NoticeCalendar notices={notices} />
          </>
        ) : (
          <ListLoading page={page} label="Loading..." of="two" />
        )
      }
    </ListFrame>
  );
}
