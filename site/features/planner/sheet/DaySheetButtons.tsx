import { type ComponentType, useState } from 'react';
import type { Paper } from '../../../ui/PrintSheet/PrintSheet.tsx';
import type { DaySheetProps } from './DaySheetProps.ts';
import { Tool } from '../view/Tool.tsx';

const papers: readonly Paper[] = ['A4', 'A3'];

interface DaySheetButtonsProps extends Omit<DaySheetProps, 'paper' | 'onDone'> {
  /** The sheet itself: a route makes it of parts of several features. */
  Sheet: ComponentType<DaySheetProps>;
}

/** Renders a button for each paper that prints a day of a plan. */
export function DaySheetButtons({ Sheet, ...props }: DaySheetButtonsProps) {
  const [paper, setPaper] = useState<Paper | null>(null);
  return (
    <>
      {papers.map((size) => (
        <Tool key={size} aria-label={`Print ${size}, day ${props.day.day}`} onClick={() => setPaper(size)}>
          Print {size}
        </Tool>
      ))}
      {paper && <Sheet {...props} paper={paper} onDone={() => setPaper(null)} />}
    </>
  );
}
