import { expect, test } from 'vitest'
import { isSecretName, isSecretValue } from '../../../src/blocks/form/secrets'

test('a secret is known by its name, however that is written', () => {
  const secret = [
    'api_key',
    'apiKey',
    'API-KEY',
    'secret',
    'client_secret',
    'secretKey',
    'token',
    'accessToken',
    'auth',
    'Authorization',
    'password',
    'private.key',
    'my_api_key_2',
    'secret_key',
    'bearer',
    'passwd',
    'db_pwd',
    'credential',
    'credentials',
  ]
  expect(secret.filter((name) => !isSecretName(name))).toEqual([])
  expect(['access_key', 'subject', 'author', 'secretary', 'tokens', 'passport', 'keywords', 'form-name', '_gotcha'].filter(isSecretName)).toEqual([])
})

test('a secret is known by how it is written, also in the address it is sent to', () => {
  const secret = [
    'sk_live_0123456789',
    ...['ghp', 'gho', 'ghs', 'github_pat', 'glpat', 'xoxa', 'xoxb', 'xoxp', 'xoxr', 'xoxs'].map((start) => `${start}_0123456789abcdef`),
    'rk_test_0123456789',
    'SG.0123456789abc.0123456789abc',
    '-----BEGIN RSA PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----',
    'xoxb-0123456789',
    'AKIA0123456789ABCDEF',
    `key-${'0a'.repeat(16)}`,
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x',
    'https://hooks.slack.com/services/T0/B0/x',
    'https://discord.com/api/webhooks/1/x',
    'https://discordapp.com/api/webhooks/1/x',
    'https://api.telegram.org/bot17:x/send',
    'https://forms.acme.dev/in?a=1&api_key=17',
    '/api/contact?token=17',
  ]
  expect(secret.filter((value) => !isSecretValue(value))).toEqual([])
  expect(['A question', '/api/contact', 'https://forms.acme.dev/in?list=token', '00000000-0000-0000-0000-000000000000', 'sk_live'].filter(isSecretValue)).toEqual([])
})
