import { createContext, type ReactNode, useContext } from 'react';

/** The record that a card shows. */
export interface CardRecord {
  kind: 'attraction' | 'activity' | 'accommodation' | 'trail';
  slug: string;
  name: string;
}

/** Renders the action on a record's cards, or null. The application provides it. */
export const CardActionContext = createContext<((record: CardRecord) => ReactNode) | null>(null);

/** That action, on the corner of the card's picture. */
export function CardAction(record: CardRecord) {
  return useContext(CardActionContext)?.(record);
}
