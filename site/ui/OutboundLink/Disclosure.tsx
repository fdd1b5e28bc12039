import { disclosure } from './Disclosure.css.ts';

/** The sentence about commissions beside booking links. */
export function Disclosure({ children }: { children: string }) {
  return <p className={disclosure}>{children}</p>;
}
