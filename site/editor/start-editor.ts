import CMS, { type CmsConfig } from '@sveltia/cms';
import { parse, stringify } from 'yaml';
import { editorPath } from '#shared/editor.ts';
import { fileFormat, sourceField, writeInto } from './keep-comments.ts';

CMS.registerCustomFormat(fileFormat, 'yaml', {
  fromFile: text => ({ ...parse(text), [sourceField]: text }),
  toFile: ({ [sourceField]: source, ...value }) =>
    source ? writeInto(source, value) : stringify(value, { lineWidth: 0 }),
});

const response = await fetch(`${editorPath}/config.json`);
const config: CmsConfig = await response.json();
await CMS.init({ config });
