import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SiteContext } from '../SiteContext.ts';
import { Logo } from './Logo.tsx';

const sign = { path: 'M3 27 16 5l13 22z', color: '#F4F1E8', background: '#173A5E' };

test('the logo is the sign of the guide, in its colour, before the name', () => {
  const { container } = render(
    <SiteContext value={{ name: 'Testguide', url: '', language: 'en', currency: 'XXX', sign }}>
      <Logo />
    </SiteContext>,
  );
  expect(container.textContent).toBe('Testguide');
  const path = container.querySelector('svg path');
  expect([path?.getAttribute('d'), path?.getAttribute('fill')]).toEqual([sign.path, sign.color]);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('while the guide is not known there is no sign', () => {
  const { container } = render(<Logo />);
  expect(container.querySelector('svg')).toBeNull();
});
