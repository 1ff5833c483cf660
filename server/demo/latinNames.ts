import { nameList } from './nameList.ts';

/** Invented combinations of common names, by the language they come from. */
export const latinNames = {
  german: nameList(
    'Dr. Dr. Prof.',
    'Anneliese Björk Käthe Friederike Jördis Svenja Ulrike Gönül Margarethe Theresa Lieselotte Wiebke',
    'Jürgen Günther Sönke Matthias Thorsten Björn Ruprecht Henning Götz Lorenz Ansgar Volker',
    'Müller-Brandt Köhlersen Grünewald Schröderlein Weißhaupt Bäumler Hölzl Kröger Jäckel Strößner Lindenau Pfützner Ackermeier Sommerfeldt Überle Möbius Rautenberg Fährmann Dünnebier Kästle Wörner Brücklmeier Zöllick Haselhorst',
  ),
  french: nameList(
    'Dr Dr Pr',
    'Aurélie Éloïse Françoise Hélène Maëlle Océane Solène Béatrice Cécile Zoé Noémie Agnès',
    'François Rémi Jérôme Gaël Benoît Cédric Loïc Théo Stéphane Raphaël Félix Grégoire',
    'Lefèvre-Maillard Châtelain Béranger Desprès Gaudreçon Lagarde Müsset Fauchère Crépin Delaunoy Vaillancourt Hélory Beauchêne Garçonnet Pélissier Roussé Thévenet Guérault Besnier Lacoëtte Maréchaux Dubreuilh Sénéchau Vernières',
  ),
  english: nameList(
    'Dr Dr Prof. Mr',
    'Imogen Siân Rosalind Harriet Philippa Niamh Eleanor Bethan Georgina Clemency Orla Verity',
    'Alasdair Rhys Tobias Crispin Eoin Fergus Gareth Hamish Jolyon Lachlan Piers Rowan',
    'Ashgrove Penhallow Thistlewood Ó-Dálaigh Blackmere Fernsby Harrowgate Kettlewell Lindqvist-Shaw Marchbanks Netherby Oakhanger Pendrell Quarmby Ravensworth Sillitoe Tredinnick Underhay Varley Wetherall Yarborough Brightwell Coldicott Dunmore',
  ),
  spanish: nameList(
    'Dra. Dr. Dr.',
    'Begoña Inés Lucía María Nuria Rocío Sofía Belén Ángeles Verónica Mónica Estíbaliz',
    'Álvaro Íñigo Martín Ramón Joaquín Andrés Adrián Óscar Germán Tomás Julián Iván',
    'Núñez-Arroyo Peñalver Ibáñez Muñizábal Quiñones Echeverría Garcíaluna Cebrián Zúñigo Ordóñez Villaseñor Cañizares Ureña Montañés Aragüés Belmonteiro Fariñas Gallástegui Lacalleja Noceda Olmedillo Rebolleda Sanjuanino Valderrábano',
  ),
  portuguese: nameList(
    'Dra. Dr. Dr.',
    'Conceição Inês Glória Mônica Estefânia Tânia Lúcia Flávia Sônia Júlia Antônia Verônica',
    'João Sebastião Antônio César Márcio Vinícius Otávio Luís Fábio Estêvão Tomé Aurélio',
    'Gonçalves-Prado Magalhãosa Conceiçães Araújal Vasconcelar Brandãozinho Câmaras Falcãozeira Guimarãeta Leitãozal Negrãosa Patrocíniel Quirinote Sampaíal Teixeirinha Valadãozes Ximenosa Figueirôa Mourãonte Bulhõesa Caçadoral Furtadense Seabrais Pinhãozal',
  ),
  italian: nameList(
    'Dott.ssa Dott. Prof.',
    'Chiara Niccolina Fiammetta Ginevra Ludovica Ottavia Perla Simonetta Viola Zaira Desirée Benedetta',
    'Niccolò Lapo Ettore Gaspare Iacopo Manfredi Nicolò Pierluigi Raniero Saverio Tancredi Ubaldo',
    "Bellacosta Fiorentelli Galvanò Montalbetti D'Arcangeli Caprarossa Nardò-Vivi Pescaràn Quintavallo Rossettoni Santacroceti Tommasèi Ughettoni Vallicelli Zamparoli Acquaviti Brunellò Colombàni Donatuzzi Ferrarìn Guidobaldi Lombarduzzi Marinetton Orsatelli",
  ),
  polish: nameList(
    'Dr Dr Prof. Lek.',
    'Agnieszka Bożena Elżbieta Grażyna Jadwiga Małgorzata Żaneta Urszula Zdzisława Łucja Wioletta Róża',
    'Łukasz Michał Paweł Rafał Stanisław Władysław Zbigniew Jędrzej Mirosław Tomasz Krzysztof Radosław',
    'Żółciński Błażejko Ćwiklarz Dąbrowiak Gołębiarz Jabłonica Kędzierz Łęcki Mączyk Nędziak Ostrożek Późniak Rębacz Śliwczak Świętosz Trzęsimiech Wąsikiewicz Wójtalik Zając-Róg Źrebiec Żurawek Pąkowicz Gąsienicz Bełczyk',
  ),
  czech: nameList(
    'MUDr. MUDr. Doc.',
    'Alžběta Božena Květoslava Ludmila Markéta Růžena Šárka Věra Zdeňka Žofie Jiřina Blažena',
    'Bořivoj Čeněk Jiří Květoslav Lukáš Matěj Ondřej Přemysl Řehoř Štěpán Tomáš Zdeněk',
    'Dvořáček Říhošek Šťastník Žižkovec Čapulka Křížala Němečka Hřebíček Pospíšilka Růžičkal Součkal Švecar Třešňák Vaněčkal Zelinkař Bělohradec Černohouz Ďurišek Hrušník Jelínkal Koňařík Ledviník Mráčkal Ouředníček',
  ),
  nordic: nameList(
    'Dr Dr Prof.',
    'Åsa Ingebjørg Märta Sigrún Solveig Ylva Bodil Frøya Gullbritt Hjördis Kjerstin Tove',
    'Åke Bjørn Göran Håkon Jørgen Mårten Øystein Sören Torbjörn Ulf Eskil Fróði',
    'Ångströmsen Bjørklid Dalgård Engström-Å Fjällborg Grønlien Hägglund Isåker Jørstad Kvåle Lindåker Mølgaard Nyhavnsen Østbydal Pålstrand Rønholt Sjöblad Tømmerås Ulvsbø Västerlid Ødegårdh Åkesjö Brännvik Hållsten',
  ),
  dutch: nameList(
    'Dr. Dr. Prof.',
    'Annelies Daniëlle Floortje Geertruida Hiëke Jolijn Liesbeth Maaike Noëlle Renée Sterre Wijnanda',
    'Bastiaan Cornelis Diederik Floris Gijsbert Hidde Joris Lodewijk Matthijs Reinier Sjoerd Wiebe',
    'Aalderman Brinkhuizen Cruijsberg Dijkgraven Eeckhoute Flinterman Groenewoud Hoogendijker Ijsbrandij Kuijperschoen Langedijker Meulenbelter Noordeloos Oosterbosch Pietersmaat Roëllinga Schaapherder Terpsma Uijtenbroek Veenstrater Waterreus Zwanepoel Geerlingh Coëlho-Smit',
  ),
  turkish: nameList(
    'Dr. Uzm. Prof.',
    'Ayşe Çiğdem Gülşah Işıl Müjde Nilüfer Özlem Şebnem Tuğba Ümran Yıldız Zübeyde',
    'Barış Çağatay Doğukan Görkem İbrahim Kürşat Müfit Oğuzhan Şükrü Tuğrul Uğur Yiğit',
    'Akçagöz Bağdatlıoğlu Çınarsoy Dağlıer Erdoğmuşlar Gökçeli Işıktan İnceoğlan Karakuşlu Kılıçören Öztekinal Pınarcık Sarıgülten Şahinkaya Taşçıoğul Uçanöz Üstünbaş Yağmurlu Yıldırımer Zengingil Büyükçelen Cömertay Düzgünel Güneşlioğlu',
  ),
};
