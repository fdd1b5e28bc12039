import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { vars } from '../theme/theme.css.ts';

/** Room of A4 between margins of 1 cm, in CSS pixels. */
const room = { width: 718, height: 1040 };

/** Style of a sheet: its parts below each other; the map takes the room that they leave. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  color: vars.color.ink,
  fontSize: 13,
} as const;

const sheetMark = 'data-print-sheet';

/** Rules that hold while a sheet is on the page: it is beside the screen, and alone on paper. */
const rules = `
  @page { size: A4; margin: 10mm }
  @media screen { [${sheetMark}] { position: fixed; left: -200vw; top: 0 } }
  @media print { body > :not([${sheetMark}]) { display: none !important } }
  [${sheetMark}] label { display: none }
  [${sheetMark}] [data-profile] { zoom: 0.85 }
  [${sheetMark}] [data-profile] section { padding: 0 }
  [${sheetMark}] [data-profile] ol { grid-template-columns: 1fr 1fr }
  [${sheetMark}] [data-profile] svg:first-of-type { display: block }
  [${sheetMark}] [data-profile] svg:nth-of-type(2) { display: none }
`;

interface PrintSheetProps {
  heading: string;
  /** Figures below the heading. */
  figures: readonly string[];
  /** Address of the page. */
  url: string;
  /** True once the data of the drawings has come. */
  isLoaded: boolean;
  /** Called when the sheet was printed, or the visitor has called it off. */
  onDone: () => void;
  children: ReactNode;
}

/** Prints a sheet of paper with the address of its page: draws it beside the screen, then opens the print dialog. */
export function PrintSheet({ heading, figures, url, isLoaded, onDone, children }: PrintSheetProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  useEffect(() => {
    if (!element) return;
    const print = () => {
      window.print();
      done.current();
    };
    if (isLoaded) return whenSettled(element, print);
    const timer = setTimeout(print, longestWait);
    return () => clearTimeout(timer);
  }, [element, isLoaded]);
  return createPortal(
    <div ref={setElement} data-print-sheet="" inert style={{ ...room, ...column }}>
      <header>
        <p style={{ fontFamily: vars.font.display, fontSize: 30, fontWeight: 700 }}>{heading}</p>
        <p style={{ fontSize: 15 }}>{figures.join(' · ')}</p>
        <p>{url}</p>
      </header>
      {children}
    </div>,
    document.body,
  );
}

/** Texts of a sheet below their heading. */
export interface SheetTexts {
  heading: string;
  lines: readonly string[];
}

/** Renders texts of a sheet. */
export function SheetPart({ heading, lines }: SheetTexts) {
  return (
    <div style={{ lineHeight: 1.35 }}>
      <strong>{heading}</strong>
      {lines.map((line) => (
        <p key={line} style={{ marginTop: 3 }}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** Milliseconds without a change after which a drawing counts as complete. */
const quiet = 700;

/** Milliseconds after which it is printed without the parts that have not come. */
export const longestWait = 10_000;

/** Calls back once nothing has changed in an element for a while; returns a function that calls this off. */
export function whenSettled(element: HTMLElement, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(end, quiet);
  });
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    clearTimeout(last);
  };
  const end = () => {
    stop();
    onSettled();
  };
  const last = setTimeout(end, longestWait);
  timer = setTimeout(end, quiet);
  watch.observe(element, { childList: true, subtree: true, attributes: true });
  return stop;
}
