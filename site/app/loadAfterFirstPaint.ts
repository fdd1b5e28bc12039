import { loadCode } from '../ui/loadCode.ts';

const load = () => import('./frame/AfterFirstPaint.tsx');
let loading: ReturnType<typeof load> | undefined;

/**
 * Loads what no page needs while it is read for the first time. What follows a failure is among it, so it is there when
 * the network is not.
 */
export const loadAfterFirstPaint = () => (loading ??= loadCode(load));
