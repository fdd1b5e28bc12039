import { CategorySign } from '../../ui/Sign/CategorySign.tsx';

/** The sign of a type of attraction, for the filter of that name. */
export const typeSign = (name: string, value: string) => name === 'type' && <CategorySign category={value} />;
