import { IconPhone } from '../../../ui/icons/icons.tsx';
import { useId } from 'react';
import type { Emergency } from '#schemas/types/published.ts';
import { published } from '../../../data/published.ts';
import { usePublished } from '../../../data/usePublished.ts';
import { FactList } from '../../../ui/FactList/FactList.tsx';
import { Heading, Prose } from '../../../ui/Text/Text.tsx';
import { Grid, Wrap } from '../../../ui/Layout/Layout.tsx';
import { TipCard } from '../../../ui/Section/Section.tsx';
import { Sources } from '../../../ui/SourceNote/SourceNote.tsx';
import * as styles from './EmergencySection.css.ts';
import { telephoneHref } from './EmergencyBanner.tsx';

function Contact({ name, number, text, provenance }: Emergency['contacts'][number]) {
  return (
    <div className={styles.contact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.number}>
        <a className={styles.call} href={telephoneHref(number)}>
          {number}
        </a>
      </dd>
      {provenance.status === 'unverified' && (
        <dd className={styles.note}>
          <strong>Check this number before you go.</strong>
        </dd>
      )}
      {text && <dd className={styles.note}>{text}</dd>}
    </div>
  );
}

const factOf = ({ name, text }: Emergency['medical'][number]) => ({ term: name, value: text });

interface EmergencySectionProps {
  id: string;
  heading: string;
  introHtml: string | null;
}

/** Renders the emergency numbers, the first one largest, then doctors and pharmacies. */
export function EmergencySection({ id, heading, introHtml }: EmergencySectionProps) {
  const headingId = useId();
  const { data: emergency } = usePublished(published.emergency);
  if (!emergency) return null;
  return (
    <Wrap>
      <div className={styles.section}>
        <section id={id} aria-labelledby={headingId} className={styles.alarm}>
          <div className={styles.head}>
            <IconPhone size={40} aria-hidden />
            <Heading id={headingId}>{heading}</Heading>
          </div>
          {introHtml && <Prose html={introHtml} />}
          <dl className={styles.contacts}>
            {emergency.contacts.map((contact) => (
              <Contact key={contact.name} {...contact} />
            ))}
          </dl>
        </section>
        <Grid of="two">
          <TipCard heading="Medical Facilities">
            <FactList facts={emergency.medical.map(factOf)} />
          </TipCard>
          <TipCard heading="Pharmacies & Supplies">
            <FactList facts={emergency.pharmacies.map(factOf)} />
          </TipCard>
        </Grid>
        <Sources
          facts={[...emergency.contacts, ...emergency.medical, ...emergency.pharmacies].map(
            ({ name, provenance }) => ({ label: name, of: provenance }),
          )}
        />
      </div>
    </Wrap>
  );
}
