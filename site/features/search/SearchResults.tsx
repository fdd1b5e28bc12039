import { withBase } from '../../base/guideBase.ts';
import { useId } from 'react';
import { dayText } from '#schemas/rules/dateText.ts';
import { AllLists } from './AllLists.tsx';
import * as styles from './Results.css.ts';
import { groupHits, type HitGroup, type SearchHit } from './rules/createSearch.ts';
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

/** Renders the results in groups and announces their number. Without results it suggests other words. */
export function SearchResults(props: SearchResultsProps) {
  const { typed, state, level, unfolded, ...forGroups } = props;
  const { answer, error, retry } = state;
  const groups = answer ? groupHits(answer.hits) : [];
  const whole = groups.find(({ kind, hits }) => kind === unfolded && hits.length > props.most);
  return (
    <>
      <p role="status" className={count}>
        {`${resultCount(typed, state)}${whole ? `, all ${nounOf(whole)} shown` : ''}`}
      </p>
      {typed.trim() !== '' && error && (
        <Row>
          <Button onClick={retry}>Retry</Button>
        </Row>
      )}
      {answer && (
        <>
          {answer.likely.length > 0 && <LikelyNames names={answer.likely} level={level} />}
          {typed.trim() !== '' && answer.hits.length === 0 && <AllLists level={level} />}
          <div className={styles.groups}>
            {groups.map((group) => (
              <ResultGroup
                key={group.kind}
                {...forGroups}
                group={group}
                level={level}
                isWhole={group === whole}
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
  isWhole: boolean;
}

function ResultGroup({ group, most, level, isWhole, onPick, onUnfold }: ResultGroupProps) {
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
          All {nounOf(group)}
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

interface ResultRowProps {
  hit: SearchHit;
  /** The visitor follows the link. */
  onPick?: (() => void) | undefined;
}

/** Renders an entry that was found: picture, name, town and the facts that decide. */
export function ResultRow({ hit: { entry, season }, onPick }: ResultRowProps) {
  const { name, href, where, facts, picture, open, kind, restrictions } = entry;
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
        <SiteLink to={href} className={styles.link} onClick={onPick}>
          {name}
        </SiteLink>
        <p className={styles.facts}>{[where, ...facts].filter(Boolean).join('\u00a0· ')}</p>
        {season === 'closed' && open && (
          <p>
            {open.usual ? 'Usually' : 'Not now:'} {dayText(open.from)} to {dayText(open.to)}
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
