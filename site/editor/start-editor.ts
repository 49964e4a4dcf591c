import CMS, { type CmsConfig } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { writeInto } from './keep-comments.ts';

// Starts the editor with the settings that the server provides.

declare const SOURCE_FIELD: string;
declare const FILE_FORMAT: string;

CMS.registerCustomFormat(FILE_FORMAT, 'yaml', {
  fromFile: text => ({ ...parse(text), [SOURCE_FIELD]: text }),
  toFile: ({ [SOURCE_FIELD]: source, ...value }) =>
    source ? writeInto(source, value) : stringify(value, { lineWidth: 0 }),
});

const response = await fetch('/admin/config.json');
const config: CmsConfig = await response.json();
await CMS.init({ config });
