import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { link } from './Card.css.ts';
import { SiteLink } from '../SiteLink/SiteLink.tsx';

/** Looks of a kind of card; `card` is composed with that of Card.css.ts. */
interface CardLooks {
  card: string;
  picture: string;
  body: string;
  heading: string;
}

interface CardProps {
  looks: CardLooks;
  to: string;
  name: string;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3 | undefined;
  picture: ReactNode;
  /** Line or sign above the name. */
  kicker?: ReactNode;
  /** Control on the corner of the card, for example the save button. */
  action?: ReactNode;
  /** Texts, facts and footer below the name. */
  children: ReactNode;
}

/** A card of a record: picture, kicker, name and texts, with one link over all of it. */
export function Card({ looks, to, name, level = 3, picture, kicker, action, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={looks.card}>
      <div className={looks.picture}>{picture}</div>
      <div className={looks.body}>
        {kicker}
        <Heading className={looks.heading}>
          <SiteLink to={to} className={link}>
            {name}
          </SiteLink>
        </Heading>
        {children}
      </div>
      {action}
    </article>
  );
}

/** The record that a card shows. */
export interface CardRecord {
  kind: 'attraction' | 'activity' | 'accommodation' | 'trail';
  slug: string;
  name: string;
}

/** Component of the action on the corner of a card's picture. The application provides it. */
export const CardActionContext = createContext<ComponentType<CardRecord>>(() => null);

export const CardAction = (record: CardRecord) => createElement(useContext(CardActionContext), record);
