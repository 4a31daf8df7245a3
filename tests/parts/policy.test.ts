import { expect, test } from 'vitest'
import { joinedNeeds, policyEnd } from '../../src/parts/policy'

test('what several sections need is said once, in one order', () => {
  const [film, map] = [{ 'media-src': ["'self'"] }, { 'frame-src': ['https://b.example/x'] }]
  const needs = joinedNeeds([map, film, { 'frame-src': ['https://a.example/', 'https://b.example/x'] }])
  expect(policyEnd(needs)).toBe("; media-src 'self'; frame-src https://a.example/ https://b.example/x")
  expect(policyEnd(joinedNeeds([film, map]))).toBe(policyEnd(joinedNeeds([map, film])))
})

test('where nothing is needed the policy stays as it is', () => {
  expect([joinedNeeds([]), joinedNeeds([{}, { 'frame-src': [] }]), policyEnd(undefined)]).toEqual([undefined, undefined, ''])
})
