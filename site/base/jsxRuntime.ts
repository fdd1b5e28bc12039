import { jsx as createElement, jsxs as createElements } from 'react/jsx-runtime';
import { withBase } from './guideBase.ts';

export { Fragment } from 'react/jsx-runtime';

/** Attributes with one address. */
const addressed = new Set(['href', 'src', 'action']);

/** Returns the pictures of a list with their widths, by their addresses on the host. */
const picturesOnHost = (list: string) => list.split(', ').map(withBase).join(', ');

/** Returns the attributes of an element with addresses of the host in the place of those of the guide. */
function onHost(props: object): object {
  const entries = Object.entries(props).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    if (name === 'srcSet') return [name, picturesOnHost(value)];
    return [name, addressed.has(name) ? withBase(value) : value];
  });
  return Object.fromEntries(entries) as object;
}

type Create = typeof createElement;

/** Makes elements as React does. Props of components are not changed. */
export const jsx: Create = (type, props, key) =>
  createElement(type, typeof type === 'string' ? onHost(props as object) : props, key);

/** Makes elements with several children in the same way. */
export const jsxs: Create = (type, props, key) =>
  createElements(type, typeof type === 'string' ? onHost(props as object) : props, key);
