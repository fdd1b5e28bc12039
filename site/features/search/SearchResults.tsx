import { Fragment, type ReactNode, useId } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import { withBase } from '../../base/guideBase.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { count } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { Row } from '../../ui/Layout/Layout.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Heading } from '../../ui/Text/Text.tsx';
import * as styles from './Results.css.ts';
import type { SearchHit } from './rules/createSearch.ts';
import { type HitGroup, reasonOf, resultCount, resultGroups } from './rules/results.ts';
import type { GuideSearchState } from './useGuideSearch.ts';

interface SearchResultsProps {
  typed: string;
  state: GuideSearchState;
}

/**
 * Renders the best results, then the others by kind, and announces their number and what the guide does not hold. Without
 * results it suggests other words.
 */
export function SearchResults({ typed, state }: SearchResultsProps) {
  const { answer, error, retry } = state;
  const groups = answer ? resultGroups(answer) : [];
  const likely = answer?.likely ?? [];
  return (
    <>
      <p role="status" className={count}>
        {[answer?.unlisted, resultCount(typed, state)].filter(Boolean).join(' ')}
      </p>
      {typed.trim() !== '' && error && (
        <Row>
          <Button onClick={retry}>Retry</Button>
        </Row>
      )}
      {likely.length > 0 && (
        <p>
          Did you mean{' '}
          {likely.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <SiteLink to={`/search?${new URLSearchParams({ q: name }).toString()}`}>{name}</SiteLink>
            </Fragment>
          ))}
          ?
        </p>
      )}
      <div className={styles.groups}>
        {groups.map((group) => (
          <ResultGroup key={group.kind} group={group} />
        ))}
      </div>
    </>
  );
}

function ResultGroup({ group: { kind, label, lists, hits } }: { group: HitGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={kind === 'top' ? styles.whole : undefined}>
      <Heading id={id} level={2} size="card">
        {label}
      </Heading>
      <ul className={styles.list}>
        {lists.map(({ href, name, filters }) => (
          <ResultRow
            key={href}
            href={href}
            name={[name, ...(filters.length > 0 ? [filters.join(', ')] : [])].join(': ')}
            reason={filters.length > 0 ? 'The filtered list' : 'The whole list'}
          />
        ))}
        {hits.map((hit) => (
          <HitRow key={hit.entry.id} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

interface ResultRowProps {
  href: string;
  name: string;
  /** Says why it was found; the link is described by it. */
  reason: ReactNode;
  picture?: string | null;
  children?: ReactNode;
}

function ResultRow({ href, name, reason, picture, children }: ResultRowProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      {picture && (
        <img
          src={withBase(`${picture}/wide-400.webp`)}
          alt=""
          width={96}
          height={54}
          loading="lazy"
          decoding="async"
          className={styles.picture}
        />
      )}
      <div>
        <SiteLink to={href} className={styles.link} aria-describedby={id}>
          {name}
        </SiteLink>
        <p id={id}>{reason}</p>
        {children}
      </div>
    </li>
  );
}

/** Renders an entry that was found: name, the sentence that answers, town, facts that decide, season and notices. */
function HitRow({ hit }: { hit: SearchHit }) {
  const { name, href, where, facts, picture, open, kind, restrictions } = hit.entry;
  const reason = reasonOf(hit).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
  // The title of a notice is the name of the row.
  const lines =
    kind === 'notice' ? restrictions.map((line) => ({ ...line, text: 'In effect' })) : restrictions;
  return (
    <ResultRow href={href} name={name} reason={reason} picture={picture}>
      <p className={styles.facts}>{[where, ...facts].filter(Boolean).join('\u00a0· ')}</p>
      {hit.season === 'closed' && open && (
        <p>
          {open.usual ? 'Usually' : 'Not now:'} {dayText(open.from)} to {dayText(open.to)}
        </p>
      )}
      <NoticeLine restrictions={lines} />
    </ResultRow>
  );
}
