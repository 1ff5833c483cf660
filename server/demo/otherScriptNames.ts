import { nameList } from './nameList.ts';

/** Invented combinations of common names in scripts other than Latin, each with a Latin spelling. */
export const otherScriptNames = {
  greek: nameList(
    'Δρ Δρ Καθ.',
    'Αικατερίνη/aikaterini Βασιλική/vasiliki Γεωργία/georgia Δέσποινα/despoina Ευαγγελία/evangelia Ζωή/zoi Ιωάννα/ioanna Καλλιόπη/kalliopi Μαρία/maria Ουρανία/ourania Σταυρούλα/stavroula Χρυσάνθη/chrysanthi',
    'Αθανάσιος/athanasios Βασίλειος/vasileios Γεώργιος/georgios Δημήτριος/dimitrios Ευάγγελος/evangelos Ηλίας/ilias Ιωάννης/ioannis Κωνσταντίνος/konstantinos Νικόλαος/nikolaos Παναγιώτης/panagiotis Σπυρίδων/spyridon Χρήστος/christos',
    'Αλεξανδρίδης/alexandridis Βλαχόπουλος/vlachopoulos Γαλανάκης/galanakis Δενδρινός/dendrinos Ελευθεράκης/eleftherakis Ζερβουδάκης/zervoudakis Ηλιόπουλος/iliopoulos Θαλασσινός/thalassinos Καραμέτος/karametos Λαμπράκος/lamprakos Μαυρογένης/mavrogenis Νικηφόρου/nikiforou Ξανθάκος/xanthakos Ορφανίδης/orfanidis Παπαμάρκος/papamarkos Ρηγόπουλος/rigopoulos Σαρρήγιαννης/sarrigiannis Τριανταφύλλου/triantafyllou Υψηλάντος/ypsilantos Φωτεινάκης/foteinakis Χατζηλίας/chatzilias Ψαρουδάκης/psaroudakis Αγγελάτος/angelatos Κυπαρισσίου/kyparissiou',
  ),
  bulgarian: nameList(
    'Д-р Д-р Проф.',
    'Ана/ana Борислава/borislava Велислава/velislava Гергана/gergana Десислава/desislava Елица/elitsa Жасмина/zhasmina Зорница/zornitsa Ивайла/ivayla Калина/kalina Людмила/lyudmila Цветелина/tsvetelina',
    'Ангел/angel Борис/boris Веселин/veselin Георги/georgi Димитър/dimitar Емил/emil Живко/zhivko Захари/zahari Ивайло/ivaylo Красимир/krasimir Любомир/lyubomir Цветан/tsvetan',
    'Ангелинов/angelinov Белоречки/belorechki Върбанов/varbanov Горанчев/goranchev Доброволски/dobrovolski Евстатиев/evstatiev Желязков/zhelyazkov Златарски/zlatarski Искренов/iskrenov Каменаров/kamenarov Лозанчев/lozanchev Могилски/mogilski Недялков/nedyalkov Огнянов/ognyanov Планински/planinski Росенов/rosenov Стоилов/stoilov Тодоринов/todorinov Узунчев/uzunchev Филчев/filchev Хубенов/hubenov Чавдаров/chavdarov Шишманчев/shishmanchev Ярловски/yarlovski',
  ),
  ukrainian: nameList(
    'Д-р Д-р Проф.',
    'Богдана/bohdana Ганна/hanna Євгенія/yevheniia Зоряна/zoriana Іванна/ivanna Катерина/kateryna Леся/lesia Мирослава/myroslava Оксана/oksana Соломія/solomiia Уляна/uliana Ярина/yaryna',
    'Андрій/andrii Богдан/bohdan Володимир/volodymyr Григорій/hryhorii Євген/yevhen Зиновій/zynovii Ігор/ihor Максим/maksym Назар/nazar Остап/ostap Сергій/serhii Юрій/yurii',
    'Барвінчук/barvinchuk Вербовенко/verbovenko Гайдученко/haiduchenko Дзвінчук/dzvinchuk Євтушняк/yevtushniak Журавлинко/zhuravlynko Зоренчук/zorenchuk Їжакевчук/yizhakevchuk Калинюшин/kalyniushyn Левадко/levadko Мельнищук/melnyshchuk Нечуйченко/nechuichenko Олійнюк/oliiniuk Плужнюк/pluzhniuk Русалчук/rusalchuk Степовенко/stepovenko Тополюк/topoliuk Усиченко/usychenko Хмеленюк/khmeleniuk Цимбалко/tsymbalko Чорновусько/chornovusko Шевчинко/shevchynko Щербинюк/shcherbyniuk Яворенко/yavorenko',
  ),
  arabic: nameList(
    'د. د. أ.د.',
    'أمينة/amina بشرى/bushra جميلة/jamila خديجة/khadija رانيا/rania زينب/zainab سلمى/salma شيماء/shaimaa عائشة/aisha فاطمة/fatima ليلى/layla نورة/noura',
    'أحمد/ahmad بدر/badr جاسم/jassim حمدان/hamdan خالد/khalid راشد/rashid سالم/salim طارق/tariq عمر/omar فيصل/faisal ماجد/majid يوسف/yousef',
    'النخلاوي/alnakhlawi البحريني-صقر/saqr الجبالي/aljabali الحدادي/alhaddadi الخزاعلة/alkhazaala الدرويشي/aldarwishi الرمادي/alramadi الزعفراني/alzaafarani السقاف/alsaqqaf الشاطري/alshatri الصياد/alsayyad الطحان/altahhan العطار/alattar الغواص/alghawwas الفلكي/alfalaki القطان/alqattan الكتبي/alkutbi اللؤلؤي/allului المرجاني/almurjani النجار/alnajjar الهلالي/alhilali الوراق/alwarraq الياسري/alyasiri البستاني/albustani',
  ),
  chinese: nameList(
    '医生 主任 教授',
    '静怡/jingyi 雪梅/xuemei 丽华/lihua 婉婷/wanting 思远/siyuan 晓燕/xiaoyan 玉兰/yulan 春霞/chunxia 美玲/meiling 若曦/ruoxi 文秀/wenxiu 海棠/haitang',
    '志强/zhiqiang 建国/jianguo 明辉/minghui 子轩/zixuan 文博/wenbo 海涛/haitao 国栋/guodong 俊杰/junjie 云飞/yunfei 浩然/haoran 立新/lixin 学勤/xueqin',
    '王/wang 李/li 张/zhang 刘/liu 陈/chen 杨/yang 黄/huang 赵/zhao 周/zhou 吴/wu 徐/xu 孙/sun 马/ma 朱/zhu 胡/hu 郭/guo 何/he 林/lin 高/gao 罗/luo 欧阳/ouyang 司徒/situ 诸葛/zhuge 上官/shangguan',
  ),
  japanese: nameList(
    '医師 医師 教授',
    '美咲/misaki 陽菜/hina 結衣/yui 千尋/chihiro 恵子/keiko 直美/naomi さくら/sakura あかり/akari 由紀/yuki 真央/mao 綾乃/ayano 麻衣/mai',
    '健/ken 大輔/daisuke 翔太/shota 拓也/takuya 浩二/koji 直樹/naoki 悠斗/yuto 亮/ryo 誠/makoto 和也/kazuya 隆/takashi 修平/shuhei',
    '青柳/aoyagi 五十嵐/igarashi 上杉/uesugi 榎本/enomoto 大河原/okawara 片桐/katagiri 岸本/kishimoto 葛西/kasai 小早川/kobayakawa 佐々原/sasahara 白鳥/shiratori 杉浦/sugiura 早乙女/saotome 高梨/takanashi 千早/chihaya 堤/tsutsumi 長瀬/nagase 西園/nishizono 橋爪/hashizume 深沢/fukazawa 星野/hoshino 水無瀬/minase 桃井/momoi 結城/yuki',
  ),
};
