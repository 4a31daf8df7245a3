import { expect, test } from 'vitest'
import { joinedNeeds, policyEnd, splitPolicy, withPolicyEnd } from '../../src/parts/policy'

test('what several sections need is said once, in one order', () => {
  const [film, map] = [{ 'media-src': ["'self'"] }, { 'frame-src': ['https://b.example/x'] }]
  const needs = joinedNeeds([map, film, { 'frame-src': ['https://a.example/', 'https://b.example/x'] }])
  expect(policyEnd(needs)).toBe("; media-src 'self'; frame-src https://a.example/ https://b.example/x")
  expect(policyEnd(joinedNeeds([film, map]))).toBe(policyEnd(joinedNeeds([map, film])))
})

test('where nothing is needed the policy stays as it is', () => {
  expect([joinedNeeds([]), joinedNeeds([{}, { 'frame-src': [] }]), policyEnd(undefined)]).toEqual([undefined, undefined, ''])
})

test('what a page needs takes the place of what the policy says of it, and no more', () => {
  const policy = "default-src 'self'; img-src 'self'; frame-src 'none'"
  expect(withPolicyEnd(policy, '; frame-src https://a.example')).toBe("default-src 'self'; img-src 'self'; frame-src https://a.example")
  expect(withPolicyEnd(policy, '; img-src data:; frame-src https://a.example')).toBe("default-src 'self'; img-src data:; frame-src https://a.example")
  expect(withPolicyEnd(policy, '')).toBe(policy)
})

test('a policy in two is for each page the same as in one: what is common, and what its end leaves as it was', () => {
  const policy = "default-src 'self'; img-src 'self'; media-src 'none'; frame-src 'none'"
  const { common, complete } = splitPolicy(policy, ['', "; media-src 'self'", '; frame-src https://a.example'])
  expect(common).toBe("default-src 'self'; img-src 'self'")
  expect(['', "; media-src 'self'", '; frame-src https://a.example'].map(complete)).toEqual([
    "; media-src 'none'; frame-src 'none'",
    "; frame-src 'none'; media-src 'self'",
    "; media-src 'none'; frame-src https://a.example",
  ])
})

test('the parts of an end stand in the order of a policy', () => {
  const needs = { 'trusted-types': ['t'], 'frame-src': ['f'], 'media-src': ['m'], 'form-action': ['a'], 'connect-src': ['c'], 'img-src': ['i'], 'script-src': ['s'] }
  expect(policyEnd(joinedNeeds([needs]))).toBe('; script-src s; img-src i; connect-src c; form-action a; media-src m; frame-src f; trusted-types t')
})
