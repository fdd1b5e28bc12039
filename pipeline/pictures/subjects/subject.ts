import type { Canvas } from '../canvas.ts';

/** Draws the whole picture of one subject, from the sky to the foreground. */
export type DrawSubject = (canvas: Canvas) => string;
