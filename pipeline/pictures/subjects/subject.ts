import type { Canvas } from '../canvas.ts';

/** Draws the whole picture of one subject, from the sky to the nearest thing. */
export type DrawSubject = (canvas: Canvas) => string;
