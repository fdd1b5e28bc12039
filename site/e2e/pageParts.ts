import type { Page } from '@playwright/test';
import { expect } from './below.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the application has taken the page over. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');

/** Returns the bar with the main links. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
