import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { derive } from '../../derive/derive.ts';
import { checkedFixture } from '../../fixtures/checkedFixture.ts';
import { apiFiles } from '../publishedFiles.ts';

interface Operation {
  operationId: string;
  requestBody?: { content: object };
  responses: Record<string, { content?: Record<string, { schema: object }>; headers?: object }>;
}

let source = '';
let paths: Record<string, Record<string, Operation>> = {};
beforeAll(() => {
  const content = checkedFixture();
  const files = apiFiles(derive(content, { today: '2026-11-20' }));
  source = files.find(({ path }) => path === 'api/openapi.json')!.text;
  paths = (JSON.parse(source) as { paths: typeof paths }).paths;
});

const redocly = async (text: string) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
};

test('has neither an error nor a warning by the recommended rules', async () => {
  expect(await redocly(source)).toEqual([]);
  const twice = source.replace('"operationId":"signUp"', '"operationId":"listEvents"');
  expect(await redocly(twice)).not.toEqual([]);
});

test('every operation has a name of its own, and every refusal says why', () => {
  const operations = Object.values(paths).flatMap(({ parameters: _slug, ...path }) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { operationId, responses } of operations)
    for (const [status, { content }] of Object.entries(responses))
      expect([operationId, status, content === undefined]).toEqual([operationId, status, false]);
});

test('the newsletter is described with both ways to send it and all that it refuses', () => {
  const { post } = paths['/api/newsletter']!;
  expect(Object.keys(post!.requestBody!.content)).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
  ]);
  expect(Object.keys(post!.responses)).toEqual(['202', '400', '429', '503']);
});
