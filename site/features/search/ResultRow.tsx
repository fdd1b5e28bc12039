import { dayOfYearText } from '#schemas/rules/dayOfYear.ts';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import type { SearchHit } from './rules/createSearch.ts';
import * as styles from './Results.css.ts';
import { withBase } from '../../base/guideBase.ts';

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
            Not now: {dayOfYearText(open.from)} to {dayOfYearText(open.to)}
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
