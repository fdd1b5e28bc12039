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
