import { type FormField, recordFormat, type RecordFormat } from './recordFormat.ts';

/** Functions of the form editor that this program uses. */
interface FormEditor {
  init: (options: { config: object }) => Promise<void>;
  registerCustomFormat: (name: string, extension: string, format: RecordFormat) => void;
}

interface Config {
  collections: { format: string; fields: FormField[] }[];
}

declare global {
  interface Window {
    /** Keeps the form editor from opening by itself, before it knows the formats. */
    CMS_MANUAL_INIT?: boolean;
    CMS?: FormEditor;
  }
}

/** Returns the address of a file beside this program: the address of the page may end with a slash or not. */
const beside = (name: string) => new URL(name, document.scripts[0]?.src ?? document.baseURI).href;

/** Loads the form editor's own script. */
async function loadEditor(): Promise<FormEditor> {
  window.CMS_MANUAL_INIT = true;
  const script = document.createElement('script');
  script.src = beside('sveltia-cms.js');
  await new Promise<void>((loaded, failed) => {
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => failed(new Error('sveltia-cms.js did not come.')));
    document.head.append(script);
  });
  if (!window.CMS) throw new Error('sveltia-cms.js has no CMS.');
  return window.CMS;
}

/** Opens the form editor with the configuration beside it, and a file format for each kind of record. */
async function openEditor(): Promise<void> {
  const [editor, response] = await Promise.all([loadEditor(), fetch(beside('config.json'))]);
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  const config = (await response.json()) as Config;
  for (const { format, fields } of config.collections) {
    editor.registerCustomFormat(format, 'yaml', recordFormat(fields));
  }
  await editor.init({ config: { ...config, load_config_file: false } });
}

openEditor().catch((error: unknown) => {
  document.body.textContent = `The editor could not be opened. ${String(error)}`;
});
