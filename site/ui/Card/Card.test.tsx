import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';

const looks = { card: 'card', picture: 'picture', body: 'body', heading: 'heading' };

test.each([
  [undefined, 3],
  [2, 2],
  [3, 3],
] as const)(
  'level %s: kicker, heading %s and texts in order, and the action is beside the link',
  (level, shown) => {
    render(
      <MemoryRouter>
        <Card
          looks={looks}
          to="/trails/loop"
          name="Loop"
          level={level}
          picture={<img alt="A lake" src="/lake.webp" />}
          kicker={<p>Easy</p>}
          action={<button type="button">Save</button>}
        >
          <p>Two hours</p>
        </Card>
      </MemoryRouter>,
    );
    expect(screen.getByRole('article')).toHaveTextContent('EasyLoopTwo hoursSave');
    expect(screen.getByRole('heading', { level: shown, name: 'Loop' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Loop' });
    expect(link).toHaveAttribute('href', '/trails/loop');
    expect(link).not.toContainElement(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('img', { name: 'A lake' })).toBeVisible();
  },
);
