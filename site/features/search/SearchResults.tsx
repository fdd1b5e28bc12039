import { withBase } from '../../base/guideBase.ts';
import { useId } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import { AllLists } from './AllLists.tsx';
import * as styles from './Results.css.ts';
import type { SearchHit } from './rules/createSearch.ts';
import type { ListLink } from './rules/listLinks.ts';
import { reasonOf } from './rules/reasonOf.ts';
import { type HitGroup, resultGroups } from './rules/resultGroups.ts';
import { resultCount, searchPath } from './searchPath.ts';
import type { GuideSearchState } from './useGuideSearch.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { count } from '../../ui/FilterLayout/FilterLayout.css.ts';
import { Row } from '../../ui/Layout/Layout.tsx';
import { useFirstNew } from '../../ui/LongGrid/LongGrid.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { linkList } from '../../ui/Text/Text.css.ts';
import { Heading } from '../../ui/Text/Text.tsx';

interface SearchResultsProps {
  typed: string;
  state: GuideSearchState;
  /** Most results that are shown of each group. */
  most: number;
  /** Level of the headings of groups. */
  level: 2 | 3;
  /** The visitor follows a link to what was found. */
  onPick?: () => void;
  /** The kind of which all results show, and what shows all of another; without it groups stay short. */
  unfolded?: string;
  onUnfold?: (kind: string) => void;
}

/**
 * Renders the best results, then the others by kind, and announces their number and what the guide does not hold. Without
 * results it suggests other words.
 */
export function SearchResults(props: SearchResultsProps) {
  const { typed, state, level, unfolded, ...forGroups } = props;
  const { answer, error, retry } = state;
  const isFound = answer && answer.hits.length + answer.lists.length > 0;
  const groups = isFound ? resultGroups(answer.hits) : [];
  const whole = groups.find(({ kind, hits }) => kind === unfolded && hits.length > props.most);
  return (
    <>
      <p role="status" className={count}>
        {[answer?.unlisted, resultCount(typed, state), whole && `All ${nounOf(whole)} shown`]
          .filter(Boolean)
          .join('. ')
          .replace('..', '.')}
      </p>
      {typed.trim() !== '' && error && (
        <Row>
          <Button onClick={retry}>Retry</Button>
        </Row>
      )}
      {answer && (
        <>
          {answer.likely.length > 0 && <LikelyNames names={answer.likely} level={level} />}
          {typed.trim() !== '' && !isFound && <AllLists level={level} />}
          <div className={styles.groups}>
            {groups.map((group) => (
              <ResultGroup
                key={group.kind}
                {...forGroups}
                group={group}
                lists={group.kind === 'top' ? answer.lists : []}
                level={level}
                isWhole={group === whole || group.kind === 'top'}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Returns the number of a group with its name: "32 walks". */
function nounOf({ label, hits }: HitGroup): string {
  return `${hits.length} ${label.toLowerCase()}`;
}

interface ResultGroupProps extends Pick<SearchResultsProps, 'most' | 'level' | 'onPick' | 'onUnfold'> {
  group: HitGroup;
  lists: ListLink[];
  isWhole: boolean;
}

function ResultGroup({ group, lists, most, level, isWhole, onPick, onUnfold }: ResultGroupProps) {
  const { kind, label, hits } = group;
  const id = useId();
  const shown = hits.slice(0, isWhole ? undefined : most);
  const [list, pressed] = useFirstNew<HTMLUListElement>(shown.length);
  const isShort = shown.length < hits.length;
  return (
    <section aria-labelledby={id} className={isWhole ? styles.whole : undefined}>
      <Heading id={id} level={level} size="card">
        {isShort && !onUnfold ? `${label}, ${most} of ${hits.length}` : label}
      </Heading>
      <ul ref={list} className={styles.list}>
        {lists.map((list) => (
          <ListRow key={list.href} list={list} onPick={onPick} />
        ))}
        {shown.map((hit) => (
          <ResultRow key={hit.entry.id} hit={hit} onPick={onPick} />
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

function LikelyNames({ names, level }: { names: string[]; level: 2 | 3 }) {
  return (
    <>
      <Heading level={level} size="card">
        Did you mean
      </Heading>
      <ul className={linkList}>
        {names.map((name) => (
          <li key={name}>
            <SiteLink to={searchPath(name)}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  /** The visitor follows the link. */
  onPick?: (() => void) | undefined;
}

/** Renders the link to a list with the filters on that the visitor named. */
function ListRow({ list: { href, name, filters }, onPick }: RowProps & { list: ListLink }) {
  return (
    <li className={styles.row}>
      <div>
        <SiteLink to={href} className={styles.link} onClick={onPick}>
          {[name, filters.join(', ')].filter(Boolean).join(': ')}
        </SiteLink>
        <p className={styles.facts}>
          {filters.length > 0 ? 'The list with this filter on' : 'The whole list'}
        </p>
      </div>
    </li>
  );
}

/** Renders an entry that was found: picture, name, the sentence that answers, town and the facts that decide. */
function ResultRow({ hit, onPick }: RowProps & { hit: SearchHit }) {
  const { name, href, where, facts, picture, open, kind, restrictions } = hit.entry;
  const reasonId = useId();
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
        <SiteLink to={href} className={styles.link} onClick={onPick} aria-describedby={reasonId}>
          {name}
        </SiteLink>
        <p id={reasonId}>
          {reasonOf(hit).map(({ text, isMarked }, index) =>
            isMarked ? <mark key={index}>{text}</mark> : text,
          )}
        </p>
        <p className={styles.facts}>{[where, ...facts].filter(Boolean).join('\u00a0· ')}</p>
        {hit.season === 'closed' && open && (
          <p>
            Not now: {dayText(open.from)} to {dayText(open.to)}
          </p>
        )}
        <NoticeLine restrictions={kind === 'notice' ? inForce(restrictions) : restrictions} />
      </div>
    </li>
  );
}

/** Returns the lines of a notice with other words, because its title is the name of the row. */
function inForce(lines: SearchHit['entry']['restrictions']): typeof lines {
  return lines.map(({ days }) => ({ text: 'In force', days }));
}
