import { CategorySign } from './CategorySign.tsx';

/** Returns the sign of an attraction type, for the filter. */
export const typeSign = (name: string, value: string) => name === 'type' && <CategorySign category={value} />;
