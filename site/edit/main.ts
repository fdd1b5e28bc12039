import { sourceField } from '#schemas/editorFormat.ts';
import { recordFormat, type RecordFormat } from './recordFormat.ts';

/** What this program uses of the form editor, whose own script runs before it. */
interface FormEditor {
  init: (options: { config: object }) => Promise<void>;
  registerCustomFormat: (name: string, extension: string, format: RecordFormat) => void;
}

interface Config {
  collections: { format: string; fields: { name: string }[] }[];
}

declare const CMS: FormEditor;

/** Opens the form editor with the configuration beside it, and a file format for each kind of record. */
async function openEditor(): Promise<void> {
  const response = await fetch('config.json');
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  const config = (await response.json()) as Config;
  for (const { format, fields } of config.collections) {
    const keys = fields.map(({ name }) => name).filter((name) => name !== sourceField);
    CMS.registerCustomFormat(format, 'yaml', recordFormat(new Set(keys)));
  }
  await CMS.init({ config: { ...config, load_config_file: false } });
}

openEditor().catch((error: unknown) => {
  document.body.textContent = `The editor could not be opened. ${String(error)}`;
});
