import { useId, type ReactNode } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import { withBase } from '../../base/guideBase.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { count } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { Row } from '../../ui/Layout/Layout.tsx';
import { useFirstNew } from '../../ui/LongGrid/LongGrid.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Heading } from '../../ui/Text/Text.tsx';
import * as styles from './Results.css.ts';
import type { SearchHit } from './rules/createSearch.ts';
import { type HitGroup, reasonOf, resultCount, resultGroups, searchPath } from './rules/results.ts';
import { AllLists, Links } from './StartLists.tsx';
import type { GuideSearchState } from './useGuideSearch.ts';

interface SearchResultsProps {
  typed: string;
  state: GuideSearchState;
  /** Most results that are shown of each group. */
  most: number;
  /** The visitor follows a link to what was found. */
  onPick?: (() => void) | undefined;
  /** The kind of which all results show, and what shows all of another; without it groups stay short. */
  unfolded?: string;
  onUnfold?: (kind: string) => void;
}

/**
 * Renders the best results, then the others by kind, and announces their number and what the guide does not hold. Without
 * results it suggests other words.
 */
export function SearchResults({ typed, state, unfolded, ...forGroups }: SearchResultsProps) {
  const { answer, error, retry } = state;
  const groups = answer ? resultGroups(answer) : [];
  const whole = groups.find(({ kind, hits }) => kind === unfolded && hits.length > forGroups.most);
  const shownWhole = whole && `All ${whole.hits.length} ${whole.label.toLowerCase()} shown`;
  const parts = [resultCount(typed, state), shownWhole].filter(Boolean).join('. ');
  return (
    <>
      <p role="status" className={count}>
        {[answer?.unlisted, parts].filter(Boolean).join(' ')}
      </p>
      {typed.trim() !== '' && error && (
        <Row>
          <Button onClick={retry}>Retry</Button>
        </Row>
      )}
      {answer && answer.likely.length > 0 && (
        <Links
          heading="Did you mean"
          links={answer.likely.map((name) => ({ label: name, href: searchPath(name) }))}
        />
      )}
      {answer && groups.length === 0 && <AllLists />}
      <div className={styles.groups}>
        {groups.map((group) => (
          <ResultGroup key={group.kind} {...forGroups} group={group} isWhole={group === whole} />
        ))}
      </div>
    </>
  );
}

interface ResultGroupProps extends Pick<SearchResultsProps, 'most' | 'onPick' | 'onUnfold'> {
  group: HitGroup;
  isWhole: boolean;
}

function ResultGroup({ group, most, isWhole, onPick, onUnfold }: ResultGroupProps) {
  const { kind, label, lists, hits } = group;
  const id = useId();
  const shown = hits.slice(0, isWhole ? undefined : most);
  const [list, pressed] = useFirstNew<HTMLUListElement>(shown.length);
  const isShort = shown.length < hits.length;
  return (
    <section aria-labelledby={id} className={isWhole || kind === 'top' ? styles.whole : undefined}>
      <Heading id={id} level={2} size="card">
        {isShort && !onUnfold ? `${label}, ${most} of ${hits.length}` : label}
      </Heading>
      <ul ref={list} className={styles.list}>
        {lists.map(({ href, name, filters }) => (
          <ResultRow
            key={href}
            href={href}
            name={[name, ...(filters.length > 0 ? [filters.join(', ')] : [])].join(': ')}
            reason={filters.length > 0 ? 'The filtered list' : 'The whole list'}
            onPick={onPick}
          />
        ))}
        {shown.map((hit) => (
          <HitRow key={hit.entry.id} hit={hit} onPick={onPick} />
        ))}
      </ul>
      {isShort && onUnfold && (
        <Button
          variant="quiet"
          small
          className={styles.more}
          onClick={() => {
            pressed();
            onUnfold(kind);
          }}
        >
          {hits.length - most} more {label.toLowerCase()}
        </Button>
      )}
    </section>
  );
}

interface ResultRowProps extends Pick<SearchResultsProps, 'onPick'> {
  href: string;
  name: string;
  /** Says why it was found; the link is described by it. */
  reason: ReactNode;
  picture?: string | null;
  children?: ReactNode;
}

function ResultRow({ href, name, reason, picture, onPick, children }: ResultRowProps) {
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
        <SiteLink to={href} className={styles.link} onClick={onPick} aria-describedby={id}>
          {name}
        </SiteLink>
        <p id={id}>{reason}</p>
        {children}
      </div>
    </li>
  );
}

/** Renders an entry that was found: name, the sentence that answers, town, facts that decide, season and notices. */
function HitRow({ hit, onPick }: Pick<SearchResultsProps, 'onPick'> & { hit: SearchHit }) {
  const { name, href, where, facts, picture, open, kind, restrictions } = hit.entry;
  const reason = reasonOf(hit).map(({ text, isMarked }, index) =>
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
  // The title of a notice is the name of the row.
  const lines =
    kind === 'notice' ? restrictions.map((line) => ({ ...line, text: 'In effect' })) : restrictions;
  return (
    <ResultRow href={href} name={name} reason={reason} picture={picture} onPick={onPick}>
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
