import type { StressMarks } from '@verbena/language/packs/tool-facts'
import { expect, test } from 'vitest'
import { readableIpa } from './readable-ipa.ts'

test.each<[string, StressMarks, string]>([
  ['k_ˈa_s_a\n', 'primary', 'ˈkasa'],
  ['ˌa_m_a_s_ˈa_ɾ\n', 'primary', 'amaˈsaɾ'],
  ['l_ˈi_β_ɾ_o', 'primary', 'ˈliβɾo'],
  ['a_β_ɾ_ˈi', 'primary', 'aˈβɾi'],
  ['ˌe_f_x_a_r_i_s_t_ˈo', 'primary', 'efxarisˈto'],
  ['_ɛ_n_t_ʃ_ˈʊ_l_d_ɪ_ɡ_ˌʊ_ŋ', 'both', 'ɛntˈʃʊldɪˌɡʊŋ'],
  ['s_t_ɹ_ˈɔ_ŋ', 'both', 'ˈstɹɔŋ'],
  ['_ˈaɪ', 'both', 'ˈaɪ'],
  ['o_ʒ_u_ʁ_d_y_ˈi', 'none', 'oʒuʁdyi'],
  ['f_ˈɔːɹ_ɾ_i t_ˈuː', 'both', 'ˈfɔːɹɾi ˈtuː'],
  ['(en)_w_ˈɛ_b_s_aɪ_t_(fr)', 'none', 'wɛbsaɪt'],
  ['a_l__(en)_m_ˈiː_m_(es)', 'primary', 'alˈmiːm'],
  ['ˈo_l_a\nm_ˈu_n_d_o\n', 'primary', 'ˈola ˈmundo'],
  ['\n', 'both', ''],
])('%j, with stress marks %s, is read as %s', (written, marks, readable) => {
  expect(readableIpa(written, marks)).toBe(readable)
})
