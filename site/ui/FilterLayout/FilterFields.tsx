import type { ReactNode } from 'react';
import type { FilterField } from '#schemas/filters/defineFilters.ts';
import { CheckboxGroup } from '../Field/Checkbox.tsx';
import { SelectField } from '../Field/SelectField.tsx';

interface FilterFieldsProps {
  fields: readonly FilterField[];
  /** Called with the name of the filter and its new values. */
  onChange: (name: string, selected: string | string[]) => void;
  /** Labels with a sign, for values that have one. */
  signOf?: ((name: string, value: string) => ReactNode) | undefined;
}

/** The fields of a filter panel: check boxes for any number of values, a select for one. */
export default function FilterFields({ fields, onChange, signOf }: FilterFieldsProps) {
  return fields.map(({ name, choice, label, hint, options, selected }) =>
    choice === 'many' ? (
      <CheckboxGroup
        key={name}
        legend={label}
        options={options.map((option) => ({
          ...option,
          label: signOf?.(name, option.value) || option.label,
        }))}
        selected={typeof selected === 'string' ? [] : selected}
        onChange={(values) => onChange(name, values)}
      />
    ) : (
      <SelectField
        key={name}
        label={label}
        {...(hint && { hint })}
        options={options}
        value={String(selected)}
        onChange={(value) => onChange(name, value)}
      />
    ),
  );
}
