import { useId } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Row } from '../../ui/Layout/Layout.tsx';
import { linkList } from '../../ui/LinkList/LinkList.css.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { guideLists } from './guideLists.ts';
import { ResultRow } from './ResultRow.tsx';
import { resultCount } from './resultCount.ts';
import { groupHits, type HitGroup } from './rules/groupHits.ts';
import { searchPath } from './searchPath.ts';
import type { GuideSearchState } from './useGuideSearch.ts';

interface SearchResultsProps {
  typed: string;
  state: GuideSearchState;
  /** Most results that are shown of each group. */
  most: number;
  /** Level of the headings of groups. */
  level: 2 | 3;
  /** The visitor follows a link to what was found. */
  onPick?: () => void;
}

/** Renders what was found, in groups, and announces its number. Without results it says what may be meant. */
export function SearchResults({ typed, state, most, level, onPick }: SearchResultsProps) {
  const { answer, error, retry } = state;
  return (
    <>
      <p role="status">{resultCount(typed, state)}</p>
      {typed.trim() !== '' && error && (
        <Row>
          <Button onClick={retry}>Retry</Button>
        </Row>
      )}
      {answer && (
        <>
          {answer.likely.length > 0 && <LikelyNames names={answer.likely} level={level} />}
          {typed.trim() !== '' && answer.hits.length === 0 && <AllLists level={level} />}
          {groupHits(answer.hits).map((group) => (
            <ResultGroup key={group.kind} group={group} most={most} level={level} onPick={onPick} />
          ))}
        </>
      )}
    </>
  );
}

interface ResultGroupProps extends Pick<SearchResultsProps, 'most' | 'level'> {
  group: HitGroup;
  onPick: (() => void) | undefined;
}

function ResultGroup({ group: { label, hits }, most, level, onPick }: ResultGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={level} size="card">
        {hits.length > most ? `${label}, ${most} of ${hits.length}` : label}
      </Heading>
      <ul>
        {hits.slice(0, most).map((hit) => (
          <ResultRow key={hit.entry.id} hit={hit} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}

function AllLists({ level }: Pick<SearchResultsProps, 'level'>) {
  return (
    <>
      <Heading level={level} size="card">
        Look through the guide
      </Heading>
      <ul className={linkList}>
        {guideLists.map(({ label, href }) => (
          <li key={href}>
            <SiteLink to={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </>
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
