import { expect, it } from 'vitest';

import { fold } from './fold.ts';

it.each([
  ['Ångström', 'angstrom'],
  ['Łódź', 'lodz'],
  ['Møller', 'moller'],
  ['Đorđević', 'dordevic'],
  ['Guðrún Þórsdóttir', 'gudrun thorsdottir'],
  ['Ħamrun', 'hamrun'],
  ['Yıldız İnan', 'yildiz inan'],
  ['Ŧ', 't'],
  ['Weiß', 'weiss'],
  ['WEIẞ', 'weiss'],
  ['Æsa Œuvre', 'aesa oeuvre'],
  ['O’Brien', "o'brien"],
  ['Ἀθῆναι', 'αθηναι'],
  ['Семён', 'семен'],
  ['Андрей', 'андрей'],
  ['Андрей'.normalize('NFD'), 'андрей'],
  ['ΚΕΝΤΡΟΣ', 'κεντροσ'],
  ['O´Brien', "o'brien"],
  ['مُحَمَّد', 'محمد'],
  ['ﻣﺤـﻤﺪ', 'محمد'],
  ['أسامة مصطفى', 'اسامه مصطفي'],
  ['علی\u200cرضا', 'عليرضا'],
  ['شعبة ٢٠۲۷', 'شعبه 2027'],
  ['בֶּן־גּוּרְיוֹן', 'בן-גוריון'],
  ['गुरु', 'गुरु'],
])('%s is found as %s', (name, spelled) => {
  expect(fold(name)).toBe(spelled);
  expect(fold(spelled)).toBe(spelled);
});
