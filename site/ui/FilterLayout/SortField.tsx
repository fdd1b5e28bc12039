import { SelectField } from '../Field/SelectField.tsx';
import { sort } from './FilterLayout.css.ts';

interface SortFieldProps<K extends string> {
  orders: Record<K, { label: string }>;
  value: K | 'all';
  onChange: (value: K | 'all') => void;
}

/** The order of a list: its own, or one of those that it offers. */
export function SortField<K extends string>({ orders, value, onChange }: SortFieldProps<K>) {
  const keys = Object.keys(orders) as K[];
  return (
    <div className={sort} data-live="">
      <SelectField<K | 'all'>
        label="Sort"
        value={value}
        onChange={onChange}
        options={[
          { value: 'all', label: 'Recommended' },
          ...keys.map((key) => ({ value: key, label: orders[key].label })),
        ]}
      />
    </div>
  );
}
